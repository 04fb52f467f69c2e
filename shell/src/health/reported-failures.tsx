import type { Health } from '@ariane/shared/contracts/health'
import { Box, chakra, Panel, Text } from '@ariane/shared/ui'
import { messages as screens } from '../remotes/messages.ts'
import { findExposedScreen } from '../remotes/remotes.ts'
import { formatInstant } from './format-instant.ts'
import { messages } from './messages.ts'

const text = messages.reported

/** A version of a remote can expose a screen that this shell does not know. */
function screenTitle(remote: string, screen: string): string {
  const id = findExposedScreen(remote, `./${screen}`)
  return id ? screens.titles[id] : screen
}

/** Failures that pages reported, the most frequent first. */
export function ReportedFailures({ failures }: Pick<Health, 'failures'>) {
  return (
    <Panel title={text.title}>
      <Text color="ink.muted" mb="3">
        {text.lead}
      </Text>
      {failures.length === 0 ? <Text>{text.none}</Text> : <Table failures={failures} />}
    </Panel>
  )
}

function Table({ failures }: Pick<Health, 'failures'>) {
  return (
    // In a narrow window the table scrolls alone, so it must be reachable by keyboard.
    <Box role="region" aria-label={text.table} tabIndex={0} overflowX="auto">
      <chakra.table w="full" textStyle="sm" borderCollapse="collapse">
        <thead>
          <tr>
            {text.columns.map(column => (
              <chakra.th key={column} scope="col" textAlign="start" py="2" pe="4" color="ink.muted" whiteSpace="nowrap">
                {column}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {failures.map(({ remote, version, kind, screen, count, lastAt }) => (
            <chakra.tr key={[remote, version, kind, screen].join(' ')} borderTopWidth="1px" borderColor="border">
              {[
                remote,
                version,
                text.kinds[kind],
                screenTitle(remote, screen),
                String(count),
                formatInstant(lastAt),
              ].map((cell, column) => (
                <chakra.td key={text.columns[column]} py="2" pe="4" whiteSpace="nowrap">
                  {cell}
                </chakra.td>
              ))}
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  )
}
