import { $session, displayName, restoreSession, useStore } from '@ariane/shared/session'
import { Box, Center, ErrorState, LoadingState, Logo, VStack } from '@ariane/shared/ui'
import { lazy, Suspense, useState } from 'react'
import { type ConsentLink, takeConsentLink } from './consent/token.ts'
import { takeDigestToken } from './digest/token.ts'
import { findLegalPage } from './legal/addresses.ts'
import { loadProduct } from './load-product.ts'
import { messages } from './messages.ts'
import { reloadWhenReachable } from './reload-when-reachable.ts'
import { Boundary } from './remotes/boundary.tsx'
import { useResource } from './resource.ts'
import { readCredentials } from './sign-in/credentials-storage.ts'
import { takeResetToken } from './sign-in/password/token.ts'
import { TRIAL_PATH } from './trial/address.ts'
import { hasFrame, putFrame } from './welcome/drawn-frame.ts'
import { type Ended, Welcome } from './welcome/welcome.tsx'

// Each file has its digest in the first script: what few open comes in one.
const ResetPage = lazy(() => import(/* webpackChunkName: "mail" */ './sign-in/password/reset-page.tsx'))
const ConsentPage = lazy(() => import(/* webpackChunkName: "mail" */ './consent/consent-page.tsx'))
const DigestEndPage = lazy(() => import(/* webpackChunkName: "mail" */ './digest/end-page.tsx'))
const SchoolLeavesPage = lazy(() => import(/* webpackChunkName: "mail" */ './consent/school-leaves-page.tsx'))
const SlipPage = lazy(() => import(/* webpackChunkName: "mail" */ './consent/slip-page.tsx'))
const PublicLegalPage = lazy(() => import(/* webpackChunkName: "legal" */ './legal/public-page.tsx'))
const loadTrial = () => import('./trial/trial-page.tsx')
const TrialPage = lazy(loadTrial)
const WaitingPage = lazy(() => import(/* webpackChunkName: "mail" */ './sign-in/waiting-page.tsx'))
const PendingCredentials = lazy(() => import('./sign-in/pending-credentials.tsx'))

const isOnTrial = () => location.pathname === TRIAL_PATH
// Under way while the session is read; a failure shows when it is drawn.
if (isOnTrial()) void loadTrial().catch(() => undefined)

// The tokens are taken off the address before anything else reads it.
const resetToken = takeResetToken()
const consentLink = takeConsentLink()
const digestToken = takeDigestToken()

/** The page that a link from a mail opens, which needs no session; otherwise what the session shows. */
export function App() {
  const [token, setToken] = useState(resetToken)
  const [consent, setConsent] = useState(consentLink)
  const [digest, setDigest] = useState(digestToken)
  if (!token && !consent && !digest) return <BySession />
  return (
    <Boundary fallback={() => <Unreachable onRetry={() => void reloadWhenReachable()} />}>
      <Suspense fallback={<Loading />}>
        {token && <ResetPage token={token} onLeave={() => setToken(null)} />}
        {!token && consent && <ConsentTarget link={consent} onLeave={() => setConsent(null)} />}
        {!token && !consent && digest && <DigestEndPage token={digest} onLeave={() => setDigest(null)} />}
      </Suspense>
    </Boundary>
  )
}

function ConsentTarget({ link: { token, what }, onLeave }: { link: ConsentLink; onLeave: () => void }) {
  if (what === 'school') return <SchoolLeavesPage token={token} onLeave={onLeave} />
  if (what === 'slip') return <SlipPage code={token} onLeave={onLeave} />
  return <ConsentPage link={{ token, what }} onLeave={onLeave} />
}

/** Loading, welcome page or product, by the state of the session. */
function BySession() {
  const session = useStore($session)
  switch (session.status) {
    case 'loading':
      return <Loading />
    case 'unreachable':
      return <Unreachable title={messages.profileFailure} onRetry={() => void reconnect()} />
    case 'signedOut':
      // The address is kept for after the sign-in, except that of revisions (S1 §2).
      if (location.pathname.startsWith('/revisions')) history.replaceState(null, '', '/')
      return <SignedOut ended={endOf(session)} />
    case 'signedIn':
      if (isOnTrial()) history.replaceState(null, '', '/')
      return session.user.waitingSince ? <Waits name={displayName(session.user)} /> : <SignedIn />
  }
}

function endOf({ expired, erased }: { expired?: boolean; erased?: boolean }): Ended {
  if (!expired) return null
  return erased ? 'erased' : 'expired'
}

/** An adult whom nobody accepted yet sees nothing of the product. */
const Waits = ({ name }: { name: string }) => (
  <Boundary fallback={() => <Unreachable onRetry={() => void reloadWhenReachable()} />}>
    <Suspense fallback={<Loading />}>
      <WaitingPage name={name} />
    </Suspense>
  </Boundary>
)

/** The second half of the shell can fail to load: a retry then stands in place of a white page. */
function SignedIn() {
  return (
    <>
      <Boundary fallback={() => <Unreachable onRetry={() => void reloadWhenReachable()} />}>
        <Product />
      </Boundary>
      {readCredentials() && (
        <Boundary fallback={() => null}>
          <Suspense fallback={null}>
            <PendingCredentials />
          </Suspense>
        </Boundary>
      )}
    </>
  )
}

function Product() {
  const Routes = useResource(loadProduct())
  return Routes ? <Routes /> : <Loading />
}

/** The welcome page at every address, except the legal pages and the trial, which are public. */
function SignedOut({ ended }: { ended: Ended }) {
  const legal = findLegalPage(location.pathname)
  if (!legal && !isOnTrial()) return <Welcome ended={ended} />
  return (
    <Boundary fallback={() => <Unreachable onRetry={() => void reloadWhenReachable()} />}>
      <Suspense fallback={<Loading />}>{legal ? <PublicLegalPage id={legal} /> : <TrialPage />}</Suspense>
    </Boundary>
  )
}

async function reconnect() {
  await restoreSession()
  if ($session.get().status === 'unreachable') await reloadWhenReachable()
}

function Unreachable({ title, onRetry }: { title?: string; onRetry: () => void }) {
  return (
    <Center minH="100dvh" bg="bg">
      <Box as="main">
        <ErrorState title={title} message={messages.notReached} onRetry={onRetry} illustration="offline" />
      </Box>
    </Center>
  )
}

function Loading() {
  if (hasFrame) return <div ref={putFrame} />
  return (
    <Center minH="100dvh" bg="bg">
      <VStack as="main">
        <Logo size={64} />
        <LoadingState label={messages.loading} />
      </VStack>
    </Center>
  )
}
