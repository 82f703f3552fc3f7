import type { Service } from './service.ts';

const targets = new WeakMap<object, object>();

/**
 * The object as the script sees it: each method call is noted by the service first, and a member that the
 * stand-in does not have throws with its name. Fields cannot be reached, only methods and getters.
 */
export function strict<T extends object>(service: Service, className: string, target: T): T {
  const proxy: T = new Proxy(target, {
    get(object, member) {
      if (typeof member === 'symbol') {
        return Reflect.get(object, member);
      }
      if (!(member in Object.getPrototypeOf(object))) {
        throw new Error(`The stand-in has no ${className}.${member} (local/standIn)`);
      }
      const value: unknown = Reflect.get(object, member);
      if (typeof value !== 'function') {
        return value;
      }
      return (...args: unknown[]): unknown => {
        service.called(`${className}.${member}`);
        const result: unknown = value.apply(object, args.map(unwrapped));
        return result === object ? proxy : result;
      };
    },
    set(_object, member) {
      throw new Error(`${className}.${String(member)} cannot be assigned`);
    },
  });
  targets.set(proxy, target);
  return proxy;
}

/** The object behind what `strict` returned; anything else as it is. */
export function unwrapped(value: unknown): unknown {
  return (typeof value === 'object' && value !== null && targets.get(value)) || value;
}
