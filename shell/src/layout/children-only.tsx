import { Link } from '@ariane/shared/router'
import { Button, EmptyState } from '@ariane/shared/ui'
import { messages } from './messages.ts'

const text = messages.childrenOnly

/** In place of a pupil's page that a parent opens without having chosen a child. */
export const ChildrenOnly = () => (
  <EmptyState
    illustration="empty"
    title={text.title}
    description={text.hint}
    action={
      <Button asChild>
        <Link to="/">{text.home}</Link>
      </Button>
    }
  />
)
