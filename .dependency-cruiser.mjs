/** Areas carry one name in every package; `platform`, of the staff's interface alone, goes beyond one tournament. */
const AREAS =
  '(?:accounts|tournaments|roster|board|reconciliation|payouts|messaging|scoring|planning|ranking|questions|audit|copying|platform)';
const INTERFACES = '(?:ui-kit|admin-ui|public-ui)';
/** What other areas of the same package enter an area by. */
const FRONT = '/index\\.tsx?$';
/** A read model's tables, which queries of other areas join. */
const TABLES = '^projections/src/[^/]+/tables\\.ts$';

/** A package and those it may not use. */
const layer = (name, others) => ({
  name: `${name} uses no ${others.join(', ')}`,
  from: { path: `^${name}/src/` },
  to: { path: `^(?:${others.join('|')})/` },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    layer('domain', ['projections', 'backend', 'demo', 'ui-kit', 'admin-ui', 'public-ui']),
    layer('projections', ['backend', 'demo', 'ui-kit', 'admin-ui', 'public-ui']),
    layer('demo', ['ui-kit', 'admin-ui', 'public-ui']),
    layer('ui-kit', ['projections', 'backend', 'demo', 'admin-ui', 'public-ui']),
    layer('admin-ui', ['projections', 'backend', 'demo', 'public-ui']),
    layer('public-ui', ['projections', 'backend', 'demo', 'admin-ui']),
    {
      // `--demo` loads it; a server without it starts all the same.
      ...layer('backend', ['demo', 'ui-kit', 'admin-ui', 'public-ui']),
      from: { path: '^backend/src/', pathNot: '^backend/src/main\\.ts$' },
    },
    {
      name: 'the domain is pure: no Node API',
      from: { path: '^domain/src/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'the kernel names no area',
      from: { path: '^(?:domain|projections|backend)/src/kernel/' },
      to: { path: `/src/${AREAS}/` },
    },
    {
      name: 'an interface uses contracts, types and plain rules only',
      from: { path: `^${INTERFACES}/` },
      to: { path: '^domain/src/.*(?:^|/)(?:decide|evolve|decider)\\.ts$' },
    },
    {
      name: 'kit and shell know no area',
      from: { path: '^(admin-ui|public-ui)/src/(?:kit|shell)/' },
      to: { path: `^$1/src/${AREAS}/` },
    },
    {
      name: 'an area is entered through its index',
      from: { path: `^(?:domain|projections|backend|demo)/src/(${AREAS})/` },
      to: {
        path: `^(?:domain|projections|backend)/src/${AREAS}/`,
        pathNot: ['^[^/]+/src/$1/', FRONT, TABLES],
      },
    },
    {
      name: 'an area is entered through its index; its manifest, by the list of areas',
      from: {
        path: `^(?:projections|backend|demo)/src/(?!${AREAS}/|kernel/)`,
        pathNot: '^backend/src/areas\\.ts$',
      },
      to: {
        path: `^(?:domain|projections|backend)/src/${AREAS}/`,
        pathNot: [FRONT, TABLES],
      },
    },
    {
      name: 'an area of an interface is entered through its index',
      from: { path: `^(admin-ui|public-ui|ui-kit)/src/(${AREAS})/` },
      to: { path: `^$1/src/${AREAS}/`, pathNot: ['^$1/src/$2/', FRONT] },
    },
    {
      name: 'staff screens and resources are listed by what areas declare',
      from: { path: '^admin-ui/src/[^/]+$' },
      to: { path: `^admin-ui/src/${AREAS}/`, pathNot: [FRONT, '/(?:screens\\.ts|resources\\.tsx)$'] },
    },
    {
      // Each part is loaded by itself.
      name: 'what belongs to no area is put together from what stands first in areas',
      from: { path: `^public-ui/src/(?!${AREAS}/)` },
      to: { path: `^public-ui/src/${AREAS}/.+/`, pathNot: [FRONT] },
    },
    {
      name: 'a part of an area that stands by itself is not known by its area',
      from: { path: '^(admin-ui|public-ui)/src/', pathNot: '^[^/]+/src/(?:roster/volunteers/|[^/]+$)' },
      to: { path: '^$1/src/roster/volunteers/' },
    },
    {
      // File by file, so that a page loads no more than what it uses.
      name: 'an interface reads calls and plain rules of areas',
      from: { path: `^${INTERFACES}/src/(${AREAS})?` },
      to: {
        path: `^domain/src/${AREAS}/.+/`,
        pathNot: ['^domain/src/$1/', '^domain/src/[^/]+/(?:contract|policies|volunteers)/'],
      },
    },
    { name: 'no file needs itself', from: {}, to: { circular: true } },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.test\\.tsx?$|/testing/|/test/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
