import { formatDate } from '@ariane/shared/dates'
import type { Loadable } from '@ariane/shared/http'
import { Box, Notice } from '@ariane/shared/ui'
import { messages } from '../../messages.ts'
import type { fetchRemediations } from '../assignments/store.ts'

const text = messages.remedy

/** What the last paths on a notion changed; nothing while none was given. */
export function Changes({ loaded }: { loaded: Loadable<Awaited<ReturnType<typeof fetchRemediations>>> }) {
  if (loaded.state !== 'ready' || loaded.data.length === 0) return null
  return (
    <Box>
      {loaded.data.map(({ id: given, title, givenAt, pupils, again, right }) => (
        <Notice key={given} tone={again > 0 ? 'success' : 'info'} title={text.since(formatDate(givenAt))}>
          {text.changed(title, pupils, again, right)}
        </Notice>
      ))}
    </Box>
  )
}
