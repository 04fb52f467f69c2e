import { BrowserRouter } from '@ariane/shared/router'
import { $session, restoreSession, useStore } from '@ariane/shared/session'
import { Box, EmptyState, ErrorState, Heading, HStack, LoadingState } from '@ariane/shared/ui'
import type { ReactNode } from 'react'
import { findRemote } from '../remotes/remotes.ts'
import { basename } from './address.ts'
import { AddressForm } from './address-form.tsx'
import { Bar } from './bar.tsx'
import { messages } from './messages.ts'
import { Picker } from './picker.tsx'
import { SignIn } from './sign-in.tsx'
import { Stage } from './stage.tsx'
import { messages as switchMessages } from './switches/messages.ts'
import { $stage, prepare } from './switches/prepare.ts'
import { SwitchesToolbar } from './switches/toolbar.tsx'

/** The page: what a host gives to a remote, without the shell around it. */
export function Simulator({ id }: { id: string | null }) {
  if (!id)
    return (
      <Page bar={<Picker id={null} />}>
        <EmptyState title={<Heading as="h1">{messages.choose}</Heading>} description={messages.chooseHint} />
      </Page>
    )
  const bar = (
    <>
      <Bar id={id} />
      <HStack gap="2" wrap="wrap" justify="space-between">
        <Picker id={id} />
        <AddressForm />
      </HStack>
      <SwitchesToolbar remote={findRemote(id)} />
    </>
  )
  return (
    <BrowserRouter basename={basename(id)}>
      <Page bar={bar}>
        <Signed>
          <Stage id={id} />
        </Signed>
      </Page>
    </BrowserRouter>
  )
}

function Page({ bar, children }: { bar: ReactNode; children: ReactNode }) {
  return (
    <Box minH="100dvh" bg="bg">
      <Box
        as="nav"
        aria-label={messages.tools}
        display="flex"
        flexDirection="column"
        gap="2"
        bg="surface"
        borderBottomWidth="1px"
        borderColor="border"
        px="4"
        py="2"
      >
        {bar}
      </Box>
      {/* Its menu and place are named as the shell's, so that what hides them is found here, too. */}
      <Box as="main" id="contenu" px={{ base: '4', md: '8' }} py={{ base: '5', md: '8' }}>
        <Box maxW="6xl" mx="auto">
          {children}
        </Box>
      </Box>
    </Box>
  )
}

/** As in the shell, a screen is drawn only for a signed-in user. */
function Signed({ children }: { children: ReactNode }) {
  const { status } = useStore($session)
  const stage = useStore($stage)
  if (stage === 'preparing') return <LoadingState label={switchMessages.preparing} />
  if (stage === 'failed') return <ErrorState message={switchMessages.failed} onRetry={() => void prepare()} />
  switch (status) {
    case 'loading':
      return <LoadingState label={messages.loading} />
    case 'unreachable':
      return <ErrorState message={messages.unreachable} onRetry={() => void restoreSession()} />
    case 'signedOut':
      return <SignIn />
    case 'signedIn':
      return children
  }
}
