import { Link, useLocation } from '@ariane/shared/router'
import { $session, useStore } from '@ariane/shared/session'
import { Box, Button, Notice } from '@ariane/shared/ui'
import { messages as text } from './messages.ts'

/** Tells a pupil on the dashboard that a teacher waits for the slip that a parent signs. */
export function ConsentSlipReminder() {
  const session = useStore($session)
  const { pathname } = useLocation()
  if (pathname !== '/' || session.status !== 'signedIn' || !session.user.slipRemindedAt) return null
  return (
    <Box mb="5">
      <Notice
        tone="info"
        title={text.slip}
        action={
          <Button asChild size="sm" variant="outline">
            <Link to="/profile/donnees">{text.see}</Link>
          </Button>
        }
      >
        {text.slipWhy}
      </Notice>
    </Box>
  )
}
