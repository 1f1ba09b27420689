import type { FastifyInstance } from 'fastify';
import type { RateLimiter } from './rate-limiter.ts';
import { classOfRoute, type RouteClass } from './routes.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    limitClass?: RouteClass;
  }
}

/**
 * Counts every request before any other work, including those that match no route. A route has the class of its `config`, or
 * that in the tables of routes.ts; a route without a class prevents the start.
 */
export function limitRequests(app: FastifyInstance, limiter: RateLimiter): void {
  const { classes } = limiter.limits;
  app.addHook('onRoute', (route) => {
    const [method = ''] = [route.method].flat();
    const { limitClass = classOfRoute(method, route.url) } = route.config ?? {};
    if (limitClass === undefined) throw new Error(`${method} ${route.url} has no class in limits/routes.ts`);
    route.config = { ...route.config, limitClass };
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const { limitClass = 'read' } = request.routeOptions.config;
    const name = typeof limitClass === 'function' ? limitClass(request.url) : limitClass;
    const { isCountedByHandler, requestClass } = name === null ? {} : classes[name];
    const counting = isCountedByHandler ? requestClass : name;
    if (counting === undefined || counting === null) return done();
    try {
      const counted = limiter.countForCaller(counting, request);
      if (counted) counted.then(() => done(), done);
      else done();
    } catch (error) {
      done(error as Error);
    }
  });
}
