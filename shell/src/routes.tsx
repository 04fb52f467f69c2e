import { Navigate, Route, Routes } from '@ariane/shared/router'
import { Frame } from './frame/frame.tsx'
import { FullScreen } from './frame/full-screen.tsx'
import { RemoteScreen } from './remotes/remote-screen.tsx'

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
        <Route path="/settings/*" element={<RemoteScreen id="settings" props={{}} />} />
        <Route path="/profile/*" element={<RemoteScreen id="profile" props={{}} />} />
        <Route path="*" element={<RemoteScreen id="dashboard" props={{}} />} />
      </Route>
    </Routes>
  )
}
