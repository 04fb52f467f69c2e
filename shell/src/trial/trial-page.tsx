import { Box, Button, Container, Notice } from '@ariane/shared/ui'
import { messages } from '../messages.ts'
import { RemoteScreen } from '../remotes/remote-screen.tsx'
import { useDialog } from '../sign-in/use-dialog.ts'

/** The trial of a remote, and the registration over it. */
export default function TrialPage() {
  const { state, open, close } = useDialog()
  const register = () => open('register')
  return (
    <Box minH="100dvh" bg="bg">
      <Container maxW="5xl" px={{ base: '4', md: '8' }} py={{ base: '3', md: '5' }}>
        <Box as="main">
          {state.step === 'failed' && (
            <Notice
              tone="error"
              action={
                <Button size="sm" variant="outline" onClick={register}>
                  {messages.retry}
                </Button>
              }
            >
              {messages.notReached}
            </Notice>
          )}
          <RemoteScreen id="trial" props={{ onLeave: () => location.assign('/'), onRegister: register }} />
        </Box>
      </Container>
      {state.step === 'open' && <state.Dialog onClose={close} />}
    </Box>
  )
}
