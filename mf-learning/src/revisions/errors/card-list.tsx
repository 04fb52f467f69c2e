import type { ReviewItem } from '@ariane/shared/contracts/review'
import { logOnly } from '@ariane/shared/http'
import { Link } from '@ariane/shared/router'
import {
  Badge,
  Box,
  chakra,
  Flex,
  IconButton,
  ListChecksIcon,
  Panel,
  showToast,
  subjectPalette,
  Text,
  TrashIcon,
} from '@ariane/shared/ui'
import { ConfirmDialog } from '@ariane/shared/ui/overlay'
import { useState } from 'react'
import { Markdown } from '../../path/slides/markdown.tsx'
import { review } from '../../stores/review.ts'
import { messages } from './messages.ts'
import { dueLabel, sourceLink } from './rules.ts'

const text = messages.list
const TextLink = chakra(Link)

/** Every review item; one may be removed. */
export function CardList({ cards, now }: { cards: readonly ReviewItem[]; now: number }) {
  const [leaving, setLeaving] = useState<ReviewItem | null>(null)
  const [busy, setBusy] = useState(false)

  async function remove({ id }: ReviewItem) {
    setBusy(true)
    try {
      await review.remove(id)
      showToast(text.removed)
    } catch (error) {
      logOnly('review', error)
      showToast(text.removeFailure, { tone: 'error' })
    }
    setBusy(false)
    setLeaving(null)
  }

  return (
    <Panel title={text.title} icon={<ListChecksIcon />}>
      <Box as="ul" listStyleType="none">
        {cards.map((card, n) => (
          <Flex as="li" key={card.id} gap="3" py="4" borderTopWidth={n > 0 ? '1px' : '0'} borderColor="border">
            <Box flex="1" minW="0" overflowWrap="anywhere">
              <Markdown>{card.prompt}</Markdown>
              <Flex gap="3" wrap="wrap" align="center" mt="2" textStyle="sm" color="ink.muted">
                <Badge colorPalette={subjectPalette(card.subject)}>{card.subject}</Badge>
                <Text>
                  {text.from}{' '}
                  <TextLink to={sourceLink(card.source)} color="inherit" textDecoration="underline">
                    {card.source.title}
                  </TextLink>
                </Text>
                <Text>{dueLabel(card, now)}</Text>
              </Flex>
            </Box>
            <IconButton
              variant="ghost"
              boxSize="11"
              aria-label={text.removeLabel(n + 1)}
              title={text.remove}
              onClick={() => setLeaving(card)}
            >
              <TrashIcon aria-hidden />
            </IconButton>
          </Flex>
        ))}
      </Box>
      {leaving && (
        <ConfirmDialog
          sentence={text.confirm}
          details={text.details}
          confirmLabel={text.remove}
          busy={busy}
          onConfirm={() => void remove(leaving)}
          onCancel={() => setLeaving(null)}
        />
      )}
    </Panel>
  )
}
