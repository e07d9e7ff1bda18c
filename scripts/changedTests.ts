/** Folders whose tests see a change of an area in a package, by package; `{area}` stands for the area. */
const SEEN_BY: Readonly<Record<string, readonly string[]>> = {
  domain: [
    'domain/src/{area}/',
    'projections/src/{area}/',
    'projections/test/{area}/',
    'backend/src/{area}/',
    'backend/test/http/{area}/',
    'admin-ui/src/{area}/',
    'public-ui/src/{area}/',
  ],
  projections: [
    'projections/src/{area}/',
    'projections/test/{area}/',
    'backend/src/{area}/',
    'backend/test/http/{area}/',
  ],
  backend: ['backend/src/{area}/', 'backend/test/http/{area}/'],
  demo: ['demo/src/'],
  'ui-kit': ['ui-kit/src/{area}/'],
  'admin-ui': ['admin-ui/src/{area}/'],
  'public-ui': ['public-ui/src/{area}/'],
};

const IN_AREA = /^([\w-]+)\/(?:src|test\/http|test)\/([\w-]+)\//;
const IS_TEST = /\.test\.tsx?$/;
const EVENTS = /^domain\/.*(events|upcast\w*)\.ts$/;
/** Cheap, and a change anywhere can break it. */
const ALWAYS = 'scripts/imports.test.ts';

/** Paths of folders and files whose tests a change of these files is to be tried with, sorted; some may not exist. */
export function testsOfChange(files: readonly string[]): readonly string[] {
  const paths = files.flatMap((file) => {
    if (IS_TEST.test(file)) return [file];
    const [, inPackage = '', area = ''] = IN_AREA.exec(file) ?? [];
    const seenBy = SEEN_BY[inPackage];
    if (!seenBy) return ['scripts/'];
    const golden = EVENTS.test(file) ? ['backend/test/golden/'] : [];
    return [...seenBy.map((folder) => folder.replace('{area}', area)), ...golden];
  });
  return [...new Set([ALWAYS, ...paths])].sort();
}
