import { expect, it } from 'vitest'
import { routes } from '../contracts/index.ts'
import listRoutes from './list-routes.ts'

it('a page that names every call knows its name, method and path, and no schema', async () => {
  const published = await import(`data:text/javascript,${encodeURIComponent(listRoutes())}`)
  expect(Object.keys(published.routes)).toEqual(Object.keys(routes))
  expect(published.routes.myAccount).toEqual({
    method: routes.myAccount.method,
    path: routes.myAccount.path,
  })
})
