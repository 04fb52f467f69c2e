import { Badge, Box, CheckIcon, ChevronRightIcon, chakra, type PaletteName, Text } from '@ariane/shared/ui'
import type { ReactNode } from 'react'

const Choice = chakra('button')
type Props = {
  children: ReactNode
  hint?: string
  chosen: boolean
  /** Said beside the chosen one, where choosing does not lead on by itself. */
  mark?: string
  palette?: PaletteName
  disabled?: boolean
  onClick: () => void
}

/** One line of a choice. */
export function ChoiceButton({ children, hint, chosen, mark, palette = 'brand', disabled = false, onClick }: Props) {
  return (
    <Choice
      type="button"
      colorPalette={palette}
      display="flex"
      alignItems="center"
      gap="3"
      w="full"
      minH="14"
      px="4"
      py="2"
      textAlign="start"
      borderRadius="l2"
      borderWidth="1.5px"
      borderColor={chosen ? 'colorPalette.fg' : 'border'}
      bg={chosen ? 'colorPalette.subtle' : 'surface'}
      cursor="pointer"
      disabled={disabled}
      _disabled={{ opacity: 0.6, cursor: 'default' }}
      aria-pressed={chosen}
      _hover={{ borderColor: 'colorPalette.fg', bg: 'colorPalette.subtle' }}
      onClick={onClick}
    >
      <Box boxSize="3" borderRadius="full" bg="colorPalette.solid" flexShrink="0" aria-hidden />
      <Box flex="1" minW="0">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {children}
        </Text>
        {hint && (
          <Text color="ink.muted" textStyle="sm">
            {hint}
          </Text>
        )}
      </Box>
      {chosen && mark && <Badge>{mark}</Badge>}
      {chosen ? (
        <CheckIcon size={18} aria-hidden />
      ) : mark === undefined ? (
        <ChevronRightIcon size={18} aria-hidden />
      ) : null}
    </Choice>
  )
}
