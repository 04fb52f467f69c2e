import { Navigate, Route, Routes } from '@ariane/shared/router'
import { useStore } from '@ariane/shared/session'
import { ErrorState, SkeletonCards } from '@ariane/shared/ui'
import { lazy, type ReactNode, Suspense } from 'react'
import { FullScreen } from './layout/full-screen.tsx'
import { Layout } from './layout/layout.tsx'
import { helpEntry } from './layout/menu-entries.ts'
import { LEGAL } from './legal/addresses.ts'
import { messages } from './messages.ts'
import { HEALTH_PATH, INSTALLATION_PATH, SITE_MAP_PATH } from './own-pages.ts'
import { reloadWhenReachable } from './reload-when-reachable.ts'
import { Boundary } from './remotes/boundary.tsx'
import type { Screens } from './remotes/compose-screens.ts'
import { giveProps, giveSlots } from './remotes/given-props.tsx'
import { RemoteScreen } from './remotes/remote-screen.tsx'
import { $screens, findScreen } from './remotes/remotes.ts'

const HelpPage = lazy(() => import(/* webpackChunkName: "legal" */ './help/help-page.tsx'))
const LegalPage = lazy(() => import(/* webpackChunkName: "legal" */ './legal/legal-page.tsx'))
const SiteMapPage = lazy(() => import(/* webpackChunkName: "legal" */ './site-map/site-map-page.tsx'))
const HealthPage = lazy(() => import(/* webpackChunkName: "operators" */ './health/health-page.tsx'))
const InstallationPage = lazy(() => import(/* webpackChunkName: "operators" */ './installation/installation-page.tsx'))

/** A page of the shell itself, whose chunk can also fail to load. */
const renderOwnPage = (page: ReactNode) => (
  <Boundary fallback={() => <ErrorState message={messages.notReached} onRetry={() => void reloadWhenReachable()} />}>
    <Suspense fallback={<SkeletonCards count={2} label={messages.loading} />}>{page}</Suspense>
  </Boundary>
)

const path = (
  <FullScreen>
    <RemoteScreen id="path" props={{}} />
  </FullScreen>
)

function draw(id: string) {
  const { props, offers } = findScreen(id)
  return <RemoteScreen id={id} props={{ ...giveProps(props), ...giveSlots(offers) }} />
}

/** The screens that the remotes declare, at their addresses; the one at `/` has every unknown address too. */
const listPages = (screens: Screens) =>
  [...screens.values()]
    .filter(({ placed }) => !placed)
    .flatMap(({ id, routes }) => routes.map(route => ({ id, path: route === '/' ? '*' : `${route}/*` })))

/** The route table of S1 §2; the other addresses of S2 §2 are accepted too. */
export function AppRoutes() {
  const pages = listPages(useStore($screens))
  return (
    <Routes>
      <Route path="/path/:pathId" element={path} />
      <Route element={<Layout />}>
        <Route path="/scolaire" element={draw('school')} />
        <Route path="/scolaire/*" element={<Navigate to="/scolaire" replace />} />
        <Route path={helpEntry.to} element={renderOwnPage(<HelpPage />)} />
        <Route path={HEALTH_PATH} element={renderOwnPage(<HealthPage />)} />
        <Route path={INSTALLATION_PATH} element={renderOwnPage(<InstallationPage />)} />
        <Route path={SITE_MAP_PATH} element={renderOwnPage(<SiteMapPage />)} />
        {Object.entries(LEGAL).map(([path, id]) => (
          <Route key={path} path={path} element={renderOwnPage(<LegalPage id={id} />)} />
        ))}
        {pages.map(({ id, path }) => (
          <Route key={path} path={path} element={draw(id)} />
        ))}
      </Route>
    </Routes>
  )
}
