import { Link } from '@ariane/shared/router'
import { Button, EmptyState, PageHeader } from '@ariane/shared/ui'
import { messages } from './messages.ts'

const text = messages.factorMissing

/** An operator enters with a second factor only. */
export const FactorMissing = () => (
  <>
    <PageHeader title={text.title} />
    <EmptyState
      title={text.text}
      action={
        <Button asChild>
          <Link to="/settings/connexion">{text.open}</Link>
        </Button>
      }
    />
  </>
)
