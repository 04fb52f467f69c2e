import { formatDate } from '@ariane/shared/dates'
import { useAction } from '@ariane/shared/form'
import { call } from '@ariane/shared/http'
import { Link } from '@ariane/shared/router'
import { $session, updateUser, useStore } from '@ariane/shared/session'
import { Box, Button, HStack, Notice, showToast } from '@ariane/shared/ui'
import { messages as text } from './messages.ts'

/** Shows on every page that the user's own account is going to be deleted, with a button to keep it. */
export function AccountDeletion() {
  const session = useStore($session)
  const action = useAction('undo', () => {
    showToast(text.failure, { tone: 'error' })
    return null
  })
  if (session.status !== 'signedIn' || !session.user.endsAt) return null
  const { uid, endsAt } = session.user

  const keep = () =>
    action.run(async () => {
      // Loaded here, because no other first page needs these schemas.
      const { rightsRoutes } = await import(/* webpackChunkName: "announcements" */ '@ariane/shared/contracts/rights')
      await call(rightsRoutes.undoDeletion, { userId: uid })
      updateUser({ endsAt: undefined })
      showToast(text.kept, { tone: 'success' })
    })

  return (
    <Box mb="5">
      <Notice
        tone="warning"
        title={text.ending(formatDate(endsAt))}
        action={
          <HStack gap="2" wrap="wrap">
            <Button size="sm" loading={action.busy} loadingText={text.keeping} onClick={() => void keep()}>
              {text.keep}
            </Button>
            <Button asChild size="sm" variant="outline">
              <Link to="/profile/donnees">{text.see}</Link>
            </Button>
          </HStack>
        }
      />
    </Box>
  )
}
