import type { FoundMessage } from '@ariane/shared/contracts/chat'
import { formatDate } from '@ariane/shared/dates'
import { logOnly } from '@ariane/shared/http'
import { Link } from '@ariane/shared/router'
import { Box, chakra, Panel, SearchIcon, Text } from '@ariane/shared/ui'
import { useEffect, useState } from 'react'
import { chat } from '../me.ts'
import { messages } from '../messages.ts'
import { messages as text } from './messages.ts'

const TextLink = chakra(Link)
/** Searches only after a pause in typing. */
const PAUSE_MS = 350

/** Messages that contain the words, each with a link to its conversation. */
export function Found({ words }: { words: string }) {
  const [{ of, found }, hold] = useState<{ of: string; found: readonly FoundMessage[] }>({ of: '', found: [] })
  useEffect(() => {
    let gone = false
    const timer = setTimeout(() => {
      chat()
        .then(port => port.search(words))
        .then(list => !gone && hold({ of: words, found: list }))
        .catch(error => logOnly('chat search', error))
    }, PAUSE_MS)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [words])
  if (of !== words || found.length === 0) return null
  return (
    <Panel title={text.found} icon={<SearchIcon />} mt="6">
      <Box as="ul" listStyleType="none" display="flex" flexDirection="column" gap="3">
        {found.map(({ id, userId, studentName, senderName, type, content, timestamp }) => (
          <li key={id}>
            <TextLink
              to={`/chat/${encodeURIComponent(userId)}`}
              color="brand.fg"
              fontWeight="semibold"
              py="1"
              display="inline-block"
            >
              {text.foundIn(studentName, formatDate(timestamp))}
            </TextLink>
            <Text overflowWrap="anywhere" lineClamp={2}>
              {text.said(senderName, content || (type === 'text' ? '' : messages.kinds[type]))}
            </Text>
          </li>
        ))}
      </Box>
    </Panel>
  )
}
