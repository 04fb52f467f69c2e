/** Whether React can draw a value as a component: a function, a class, or a result of memo, forwardRef or lazy. */
export const isComponent = (value: unknown): boolean =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && '$$typeof' in value && !('props' in value))
