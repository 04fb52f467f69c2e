import { Link } from '@ariane/shared/router'
import { Button } from '@ariane/shared/ui'
import { messages } from './messages.ts'

/** Leads to who answers for this installation, and can approve an adult. */
export function OperatorLink() {
  return (
    <Button asChild size="sm" variant="outline">
      <Link to="/settings/mentions">{messages.consent.operator}</Link>
    </Button>
  )
}
