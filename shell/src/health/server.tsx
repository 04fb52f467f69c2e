import type { Health } from '@ariane/shared/contracts/health'
import { Panel } from '@ariane/shared/ui'
import { DescriptionList } from './description-list.tsx'
import { formatInstant } from './format-instant.ts'
import { messages } from './messages.ts'

const text = messages.server

const failed = ({ at, why }: NonNullable<NonNullable<Health['backups']>['failure']>): [string, string] => [
  text.backupFailed,
  text.failedAt(formatInstant(at), why),
]

/** The API, its database and the registry it reads. */
export function Server({ api, backups, registry }: Pick<Health, 'api' | 'backups' | 'registry'>) {
  const kind = text.kinds[api.database]
  const published: [string, string][] = registry
    ? [
        [text.registry, text.issued(formatInstant(registry.issued))],
        [text.signature, registry.signatureChecked ? text.checked : text.unchecked],
      ]
    : [[text.registry, text.unreadable]]
  const kept: [string, string][] = backups
    ? [
        [text.backup, backups.last ? text.kept(formatInstant(backups.last.at), backups.last.bytes) : text.neverKept],
        [
          text.drill,
          backups.drill ? text.drilled(formatInstant(backups.drill.at), backups.drill.rows) : text.neverDrilled,
        ],
        ...(backups.failure ? [failed(backups.failure)] : []),
      ]
    : []
  return (
    <Panel title={text.title}>
      <DescriptionList
        rows={[
          [text.since, formatInstant(api.startedAt)],
          [text.database, api.databaseMs === null ? text.silent(kind) : text.answers(kind, api.databaseMs)],
          [text.jobs, text.waiting(api.jobsWaiting, api.jobsFailed)],
          ...kept,
          ...published,
        ]}
      />
    </Panel>
  )
}
