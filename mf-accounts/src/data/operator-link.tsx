import { Link } from '@ariane/shared/router'
import { Button } from '@ariane/shared/ui'
import { messages } from './messages.ts'

/** A link to the page of the installation's operator, who can approve an adult. */
export function OperatorLink() {
  return (
    <Button asChild size="sm" variant="outline">
      <Link to="/settings/mentions">{messages.consent.operator}</Link>
    </Button>
  )
}
