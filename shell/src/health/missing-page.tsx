import { Link } from '@ariane/shared/router'
import { Button, EmptyState, PageHeader } from '@ariane/shared/ui'
import { messages } from './messages.ts'

const { title, text, back } = messages.missing

/** In place of an operator's page, for everybody else. */
export const MissingPage = () => (
  <>
    <PageHeader title={title} />
    <EmptyState
      title={text}
      action={
        <Button asChild variant="subtle">
          <Link to="/">{back}</Link>
        </Button>
      }
    />
  </>
)
