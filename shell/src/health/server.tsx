import type { Health } from '@ariane/shared/contracts/health'
import { Panel } from '@ariane/shared/ui'
import { DescriptionList } from './description-list.tsx'
import { formatInstant } from './format-instant.ts'
import { messages } from './messages.ts'

const text = messages.server

/** The API, its database and the registry it reads. */
export function Server({ api, registry }: Pick<Health, 'api' | 'registry'>) {
  const kind = text.kinds[api.database]
  const published: [string, string][] = registry
    ? [
        [text.registry, text.issued(formatInstant(registry.issued))],
        [text.signature, registry.signatureChecked ? text.checked : text.unchecked],
      ]
    : [[text.registry, text.unreadable]]
  return (
    <Panel title={text.title}>
      <DescriptionList
        rows={[
          [text.since, formatInstant(api.startedAt)],
          [text.database, api.databaseMs === null ? text.silent(kind) : text.answers(kind, api.databaseMs)],
          [text.jobs, text.waiting(api.jobsWaiting, api.jobsFailed)],
          ...published,
        ]}
      />
    </Panel>
  )
}
