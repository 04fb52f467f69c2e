import { Navigate, Route, Routes } from '@ariane/shared/router'
import { ErrorState, SkeletonCards } from '@ariane/shared/ui'
import { lazy, Suspense } from 'react'
import { help } from './frame/entries.ts'
import { Frame } from './frame/frame.tsx'
import { FullScreen } from './frame/full-screen.tsx'
import { LEGAL, type LegalId } from './legal/addresses.ts'
import { messages } from './messages.ts'
import { Boundary } from './remotes/boundary.tsx'
import { RemoteScreen } from './remotes/remote-screen.tsx'
import { startAfresh } from './start-afresh.ts'

const HelpPage = lazy(() => import('./help/help-page.tsx'))
const helpPage = (
  <Boundary fallback={() => <ErrorState message={messages.notReached} onRetry={() => void startAfresh()} />}>
    <Suspense fallback={<SkeletonCards count={2} label={messages.loading} />}>
      <HelpPage />
    </Suspense>
  </Boundary>
)

const LegalPage = lazy(() => import('./legal/legal-page.tsx'))
const legalPage = (id: LegalId) => (
  <Boundary fallback={() => <ErrorState message={messages.notReached} onRetry={() => void startAfresh()} />}>
    <Suspense fallback={<SkeletonCards count={2} label={messages.loading} />}>
      <LegalPage id={id} />
    </Suspense>
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

/** The route table of S1 §2, with the second reading of S2 §2 tolerated. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path="/path/:pathId" element={path} />
      <Route element={<Frame />}>
        <Route path="/revisions/*" element={<RemoteScreen id="revisions" props={{}} />} />
        <Route path="/objectives/*" element={<RemoteScreen id="objectives" props={{}} />} />
        <Route path="/scolaire" element={school} />
        <Route path="/scolaire/*" element={<Navigate to="/scolaire" replace />} />
        <Route path="/planning/*" element={school} />
        <Route path="/homework/*" element={school} />
        <Route path="/chat/*" element={<RemoteScreen id="chat" props={{}} />} />
        <Route path={help.to} element={helpPage} />
        {Object.entries(LEGAL).map(([path, id]) => (
          <Route key={path} path={path} element={legalPage(id)} />
        ))}
        <Route path="/settings/*" element={<RemoteScreen id="settings" props={{}} />} />
        <Route path="/profile/*" element={<RemoteScreen id="profile" props={{}} />} />
        <Route path="*" element={<RemoteScreen id="dashboard" props={{}} />} />
      </Route>
    </Routes>
  )
}
