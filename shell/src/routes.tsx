import { Navigate, Route, Routes } from '@ariane/shared/router'
import { ErrorState, SkeletonCards } from '@ariane/shared/ui'
import { lazy, type ReactNode, Suspense } from 'react'
import { help } from './frame/entries.ts'
import { Frame } from './frame/frame.tsx'
import { FullScreen } from './frame/full-screen.tsx'
import { LEGAL } from './legal/addresses.ts'
import { messages } from './messages.ts'
import { HEALTH } from './own-pages.ts'
import { Boundary } from './remotes/boundary.tsx'
import { RemoteScreen } from './remotes/remote-screen.tsx'
import { remotes, screenIds } from './remotes/remotes.ts'
import { startAfresh } from './start-afresh.ts'

const HelpPage = lazy(() => import('./help/help-page.tsx'))
const LegalPage = lazy(() => import('./legal/legal-page.tsx'))
const HealthPage = lazy(() => import('./health/health-page.tsx'))

/** A page of the shell itself, which may not come either. */
const own = (page: ReactNode) => (
  <Boundary fallback={() => <ErrorState message={messages.notReached} onRetry={() => void startAfresh()} />}>
    <Suspense fallback={<SkeletonCards count={2} label={messages.loading} />}>{page}</Suspense>
  </Boundary>
)

const school = (
  <RemoteScreen
    id="school"
    props={{
      renderRevisions: onBack => <RemoteScreen id="revisions" props={{ onBack }} />,
      renderHomework: onBack => <RemoteScreen id="homework" props={{ onBack }} />,
    }}
  />
)

const path = (
  <FullScreen>
    <RemoteScreen id="path" props={{}} />
  </FullScreen>
)

/** Screens that need no composing, at the addresses of their rows. */
const plain = screenIds
  .filter(id => remotes[id].plain)
  .flatMap(id => remotes[id].routes.map(route => ({ id, path: `${route}/*` })))

/** The route table of S1 §2, with the second reading of S2 §2 tolerated. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path="/path/:pathId" element={path} />
      <Route element={<Frame />}>
        <Route path="/scolaire" element={school} />
        <Route path="/scolaire/*" element={<Navigate to="/scolaire" replace />} />
        <Route path="/planning/*" element={school} />
        <Route path="/homework/*" element={school} />
        <Route path={help.to} element={own(<HelpPage />)} />
        <Route path={HEALTH} element={own(<HealthPage />)} />
        {Object.entries(LEGAL).map(([path, id]) => (
          <Route key={path} path={path} element={own(<LegalPage id={id} />)} />
        ))}
        {plain.map(({ id, path }) => (
          <Route key={path} path={path} element={<RemoteScreen id={id} props={{}} />} />
        ))}
        <Route path="*" element={<RemoteScreen id="dashboard" props={{}} />} />
      </Route>
    </Routes>
  )
}
