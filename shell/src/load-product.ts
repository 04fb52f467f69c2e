/** What only signed-in people need: menu, routes, loader of the remotes. Fetched once. */
export const loadProduct = () => import('./product.tsx')
