import { type ComponentType, StrictMode, type SubmitEvent, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Link, Navigate, Route, Routes } from '../router/index.ts'
import { $session, restoreSession, signIn, signOut, startComfort, useStore } from '../session/index.ts'
import { AppProvider, Box, Button, HStack, Input, Notice, ToastRegion, VStack } from '../ui/index.ts'
import { messages } from './messages.ts'

type Standalone = { name: string; screens: Record<string, ComponentType> }

/**
 * Runs the screens of one remote without the shell, against the real API: a bar with its addresses and a sign-in. For
 * development and QA; never part of a published remote.
 */
export function runStandalone({ name, screens }: Standalone): void {
  startComfort()
  void restoreSession()
  const root = document.getElementById('root') ?? document.body.appendChild(document.createElement('div'))
  createRoot(root).render(
    <StrictMode>
      <AppProvider>
        <BrowserRouter>
          <Host name={name} screens={screens} />
        </BrowserRouter>
        <ToastRegion />
      </AppProvider>
    </StrictMode>,
  )
}

function Host({ name, screens }: Standalone) {
  const session = useStore($session)
  const addresses = Object.keys(screens)
  return (
    <Box minH="100dvh" bg="bg" p="5">
      <HStack as="nav" aria-label={messages.label} gap="4" mb="6" wrap="wrap">
        <strong>{name}</strong>
        {addresses.map(address => (
          <Link key={address} to={address}>
            {address}
          </Link>
        ))}
        {session.status === 'signedIn' && (
          <Button size="sm" variant="outline" onClick={() => void signOut()}>
            {messages.signOut}
          </Button>
        )}
      </HStack>
      <main>
        {session.status === 'signedIn' ? (
          <Routes>
            {Object.entries(screens).map(([address, Screen]) => (
              <Route key={address} path={`${address.replace(/\/$/, '')}/*`} element={<Screen />} />
            ))}
            <Route path="*" element={<Navigate to={addresses[0] ?? '/'} replace />} />
          </Routes>
        ) : (
          session.status !== 'loading' && <SignIn />
        )}
      </main>
    </Box>
  )
}

function SignIn() {
  const [failed, setFailed] = useState(false)
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    signIn(String(form.get('identifier')), String(form.get('password'))).catch(() => setFailed(true))
  }
  return (
    <form onSubmit={submit}>
      <VStack align="start" gap="3" maxW="sm">
        <p>{messages.signedOut}</p>
        <Input name="identifier" aria-label={messages.identifier} placeholder={messages.identifier} />
        <Input name="password" type="password" aria-label={messages.password} placeholder={messages.password} />
        <Button type="submit">{messages.signIn}</Button>
        {failed && <Notice tone="error">{messages.failure}</Notice>}
      </VStack>
    </form>
  )
}
