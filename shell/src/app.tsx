import { $session, restoreSession, useStore } from '@ariane/shared/session'
import { Box, Center, ErrorState, LoadingState, Logo, VStack } from '@ariane/shared/ui'
import { lazy, Suspense } from 'react'
import { loadProduct } from './load-product.ts'
import { messages } from './messages.ts'
import { Welcome } from './welcome/welcome.tsx'

const Product = lazy(loadProduct)

/** Loading, welcome or the product, by the state of the session. */
export function App() {
  const session = useStore($session)
  switch (session.status) {
    case 'loading':
      return <Loading />
    case 'unreachable':
      return (
        <Center minH="100dvh" bg="bg">
          <Box as="main">
            <ErrorState
              message={messages.profileFailure}
              onRetry={() => void restoreSession()}
              illustration="offline"
            />
          </Box>
        </Center>
      )
    case 'signedOut':
      // The address stays for after the sign-in, except that of revisions (S1 §2).
      if (location.pathname.startsWith('/revisions')) history.replaceState(null, '', '/')
      return <Welcome expired={session.expired ?? false} />
    case 'signedIn':
      return (
        <Suspense fallback={<Loading />}>
          <Product />
        </Suspense>
      )
  }
}

function Loading() {
  return (
    <Center minH="100dvh" bg="bg">
      <VStack as="main">
        <Logo size={64} />
        <LoadingState label={messages.loading} />
      </VStack>
    </Center>
  )
}
