export { CHAPTER_STEPS } from './asof/schema.sql.ts';
export { auditRoutes } from './routes.ts';
export { securityLogResource, securityRoute } from './securityLog.ts';
