/** Whether React can draw it as a component: a function, a class, or what memo, forwardRef and lazy give. */
export const isComponent = (value: unknown): boolean =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && '$$typeof' in value && !('props' in value))
