import type { Figures } from '@ariane/shared/contracts/class-results'
import { Badge, Box, CheckIcon, ClockIcon, Flex, HelpIcon, RefreshIcon, Text } from '@ariane/shared/ui'
import { messages } from '../../messages.ts'
import { PALETTES } from './rules.ts'

const text = messages.results
const ICONS = { again: RefreshIcon, going: ClockIcon, known: CheckIcon, few: HelpIcon } as const
/** A share that means nothing is hatched. */
const HATCHED = 'repeating-linear-gradient(115deg, currentColor 0 4px, transparent 4px 8px)'

/** How many were right, as a bar, a count and a word. */
export function FiguresCell({ answers, right, level }: Pick<Figures, 'answers' | 'right' | 'level'>) {
  const Icon = ICONS[level]
  return (
    <Box colorPalette={PALETTES[level]}>
      <Flex align="center" gap="2">
        <Box w="20" h="2" borderRadius="full" bg="bg.muted" overflow="hidden" color="ink.muted" aria-hidden>
          <Box
            h="full"
            w={`${Math.round((100 * right) / Math.max(1, answers))}%`}
            {...(level === 'few' ? { backgroundImage: HATCHED } : { bg: 'colorPalette.solid' })}
          />
        </Box>
        <Text fontWeight="semibold" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          {text.figures(right, answers)}
        </Text>
      </Flex>
      <Badge mt="1">
        <Icon size={14} aria-hidden />
        {text.levels[level]}
      </Badge>
    </Box>
  )
}
