import { MAX_STATEMENT_CHARS } from '@ariane/shared/contracts/readings'
import { Box, Button, chakra, Flex, FormField, Text, Textarea } from '@ariane/shared/ui'
import { useRef } from 'react'
import { messages } from '../messages.ts'
import type { ReadStatement } from './draft.ts'
import { moveRanges, splitPieces } from './uncertain.ts'

const text = messages.reading
/** Further ones are only underlined. */
const MAX_BUTTONS = 12

type Props = { statement: ReadStatement; disabled: boolean; onChange: (statement: ReadStatement) => void }

/**
 * The text that was read, to be corrected: doubtful words are underlined, and listed below as buttons that select them.
 */
export function StatementEditor({ statement, disabled, onChange }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  const pieces = splitPieces(statement.text, statement.uncertain)
  const doubts = pieces.filter(piece => piece.doubtful)

  function select(start: number, length: number) {
    field.current?.focus()
    field.current?.setSelectionRange(start, start + length)
  }

  return (
    <Flex direction="column" gap="3">
      <FormField label={text.text} hint={text.textHint} disabled={disabled}>
        {/* The same text twice, one above the other: the lower one has the underlines and sets the height. */}
        <Box display="grid" bg="surface" borderRadius="l2" css={{ '& > *': { gridArea: '1 / 1' } }}>
          <Mirror aria-hidden>
            {pieces.map(piece =>
              piece.doubtful ? (
                <chakra.mark key={piece.start} css={MARK}>
                  {piece.text}
                </chakra.mark>
              ) : (
                piece.text
              ),
            )}
            {'\n '}
          </Mirror>
          <Textarea
            ref={field}
            value={statement.text}
            maxLength={MAX_STATEMENT_CHARS}
            spellCheck
            lang="fr"
            bg="transparent"
            resize="none"
            overflow="hidden"
            onChange={({ target }) =>
              onChange({
                ...statement,
                text: target.value,
                uncertain: moveRanges(statement.uncertain, statement.text, target.value),
              })
            }
          />
        </Box>
      </FormField>
      {doubts.length > 0 && (
        <Box>
          <Text textStyle="sm" color="ink.muted" mb="2">
            {text.doubts(doubts.length)}
          </Text>
          <Flex gap="2" wrap="wrap">
            {doubts.slice(0, MAX_BUTTONS).map(({ start, text: word }) => (
              <Button
                key={start}
                size="sm"
                variant="outline"
                colorPalette="warning"
                disabled={disabled}
                aria-label={text.doubt(word)}
                onClick={() => select(start, word.length)}
              >
                {word}
              </Button>
            ))}
          </Flex>
        </Box>
      )}
    </Flex>
  )
}

/** The same letter metrics as the text area, to the pixel. */
const Mirror = chakra('div', {
  base: {
    textStyle: 'md',
    px: '4',
    py: '2.5',
    minH: '24',
    borderWidth: '1.5px',
    borderColor: 'transparent',
    color: 'transparent',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
    minW: '0',
  },
})
const MARK = {
  color: 'transparent',
  bg: 'warning.muted',
  borderRadius: 'xs',
  textDecoration: 'underline wavy',
  textDecorationColor: 'warning.fg',
  textUnderlineOffset: '4px',
}
