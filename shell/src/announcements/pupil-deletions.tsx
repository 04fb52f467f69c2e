import { isParent } from '@ariane/shared/catalogue'
import { formatDate } from '@ariane/shared/dates'
import { Link } from '@ariane/shared/router'
import { students, useStore } from '@ariane/shared/session'
import { Box, Button, Notice } from '@ariane/shared/ui'
import { useViewer } from '../layout/use-viewer.ts'
import { messages as text } from './messages.ts'

/** Shows a manager on every page that accounts of pupils are going to be deleted, and where to keep them. */
export default function PupilDeletions() {
  const list = useStore(students.$data)
  const words = useViewer().roles.some(isParent) ? text.children : text
  if (list.state !== 'ready') return null
  const ending = list.data.flatMap(({ fullName, endsAt }) => (endsAt ? [{ fullName, endsAt }] : []))
  const first = [...ending].sort((a, b) => a.endsAt.localeCompare(b.endsAt))[0]
  if (!first) return null
  const date = formatDate(first.endsAt)
  return (
    <Box mb="5">
      <Notice
        tone="warning"
        title={ending.length === 1 ? text.pupil(first.fullName, date) : words.pupils(ending.length, date)}
        action={
          <Button asChild size="sm" variant="outline">
            <Link to="/profile/eleves">{words.students}</Link>
          </Button>
        }
      />
    </Box>
  )
}
