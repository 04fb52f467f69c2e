import type { ReviewItem } from '@ariane/shared/contracts/review'
import { useAction } from '@ariane/shared/form'
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
import { TaughtIn } from '../../parts/taught-in.tsx'
import { Markdown } from '../../path/slides/markdown.tsx'
import { review } from '../../stores/review.ts'
import { messages } from './messages.ts'
import { dueLabel, sourceLink } from './rules.ts'

const text = messages.list
const TextLink = chakra(Link)

/** Every review item; one may be removed. */
export function CardList({ cards, now }: { cards: readonly ReviewItem[]; now: number }) {
  const [leaving, setLeaving] = useState<ReviewItem | null>(null)
  const action = useAction('review', () => {
    showToast(text.removeFailure, { tone: 'error' })
    return null
  })

  async function remove({ id }: ReviewItem) {
    await action.run(async () => {
      await review.remove(id)
      showToast(text.removed)
    })
    setLeaving(null)
  }

  return (
    <Panel title={text.title} icon={<ListChecksIcon />}>
      <Box as="ul" listStyleType="none">
        {cards.map((card, n) => (
          <Flex as="li" key={card.id} gap="3" py="4" borderTopWidth={n > 0 ? '1px' : '0'} borderColor="border">
            <Box flex="1" minW="0" overflowWrap="anywhere">
              <TaughtIn subject={card.subject}>
                <Markdown>{card.prompt}</Markdown>
              </TaughtIn>
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
          busy={action.busy}
          onConfirm={() => void remove(leaving)}
          onCancel={() => setLeaving(null)}
        />
      )}
    </Panel>
  )
}
