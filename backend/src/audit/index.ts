export { auditRoutes } from './routes.ts';
export { securityLogResource, securityRoute } from './securityLog.ts';
