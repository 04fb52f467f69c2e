import type { MessageReport } from '@ariane/shared/contracts/chat'
import { formatDate, formatTime } from '@ariane/shared/dates'
import { useAction } from '@ariane/shared/form'
import { logOnly } from '@ariane/shared/http'
import { Box, Button, FlagIcon, Panel, showToast, Text } from '@ariane/shared/ui'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { chat } from '../me.ts'
import { messages } from '../messages.ts'

const text = messages.reports

type Props = {
  pupil: string
  count: number
  name?: string
  /** Told how many are open, once they are read. */
  onRead?: (open: number) => void
}
const isOpen = ({ settledAt }: MessageReport) => settledAt === null

/**
 * The messages that the pupil reported, shown to the adults who follow the pupil until one of them has dealt with them.
 * `name`: of the pupil, where reports of several stand on a page.
 */
export function Reports({ pupil, count, name, onRead }: Props) {
  const [list, setList] = useState<readonly MessageReport[] | null>(null)
  const action = useAction('chat settle', () => {
    showToast(text.failure, { tone: 'error' })
    return null
  })
  const read = useCallback(
    () =>
      chat()
        .then(port => port.reports(pupil))
        .then(setList)
        .catch(error => logOnly('chat reports', error)),
    [pupil],
  )
  // Reads the list again when the inbox counts another number of reports.
  useEffect(() => void read(), [read, count])

  const settle = (id: string) =>
    action.run(
      async () => {
        await (await chat()).settle(pupil, id)
        await read()
      },
      { at: id },
    )
  const open = list?.filter(isOpen) ?? []
  const tell = useEffectEvent(() => list && onRead?.(open.length))
  useEffect(() => void tell(), [list])
  if (open.length === 0) return null
  return (
    <Panel
      title={name ? text.titleFor(name) : text.title}
      icon={<FlagIcon />}
      colorPalette="warning"
      bg="warning.subtle"
    >
      <Box as="ul" listStyleType="none" display="flex" flexDirection="column" gap="4">
        {open.map(({ id, senderName, type, content, reason, reportedAt }) => (
          <li key={id}>
            <Text overflowWrap="anywhere">
              {text.said(senderName, content || (type === 'text' ? '' : messages.kinds[type]))}
            </Text>
            {reason && <Text overflowWrap="anywhere">{text.reason(reason)}</Text>}
            <Text color="ink.muted" textStyle="sm" mb="2">
              {text.at(formatDate(reportedAt), formatTime(reportedAt))}
            </Text>
            <Button size="sm" variant="outline" disabled={action.isBusyAt(id)} onClick={() => void settle(id)}>
              {text.settle}
            </Button>
          </li>
        ))}
      </Box>
    </Panel>
  )
}
