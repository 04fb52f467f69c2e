import { Box, chakra, Panel, Text } from '@ariane/shared/ui'

type Props = { title: string; lead: string; none: string; table: string; columns: readonly string[]; rows: string[][] }

/** What pages reported, a line each. */
export function ReportTable({ title, lead, none, table, columns, rows }: Props) {
  return (
    <Panel title={title}>
      {/* How to read a table is said where there is one. */}
      <Text color="ink.muted" mb={rows.length === 0 ? '0' : '3'}>
        {rows.length === 0 ? none : lead}
      </Text>
      {rows.length > 0 && (
        // In a narrow window the table scrolls alone, so it must be reachable by keyboard.
        <Box role="region" aria-label={table} tabIndex={0} overflowX="auto">
          <chakra.table w="full" textStyle="sm" borderCollapse="collapse">
            <thead>
              <tr>
                {columns.map(column => (
                  <chakra.th
                    key={column}
                    scope="col"
                    textAlign="start"
                    py="2"
                    pe="4"
                    color="ink.muted"
                    whiteSpace="nowrap"
                  >
                    {column}
                  </chakra.th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(row => (
                <chakra.tr key={row.join(' ')} borderTopWidth="1px" borderColor="border">
                  {row.map((cell, column) => (
                    <chakra.td key={columns[column]} py="2" pe="4" whiteSpace="nowrap">
                      {cell}
                    </chakra.td>
                  ))}
                </chakra.tr>
              ))}
            </tbody>
          </chakra.table>
        </Box>
      )}
    </Panel>
  )
}
