import { Link } from '@ariane/shared/router'
import { $manager, $switched, useStore } from '@ariane/shared/session'
import { Button, Notice } from '@ariane/shared/ui'
import { messages } from '../messages.ts'

const text = messages.dashboard.manager

/** True for a manager who looks at his own dashboard: nothing there is his to learn. */
export function useOwnManager(): boolean {
  const manager = useStore($manager)
  const switched = useStore($switched)
  return manager !== null && switched === null
}

/** Shows a manager the way to his pupils. */
export function ManagerHint() {
  if (!useOwnManager()) return null
  return (
    <Notice
      action={
        <Button asChild size="sm" variant="outline">
          <Link to="/profile/eleves">{text.action}</Link>
        </Button>
      }
    >
      {text.hint}
    </Notice>
  )
}
