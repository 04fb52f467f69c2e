import { chakra, Flex } from '@chakra-ui/react'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { applyTheme, readTheme, type ThemeChoice } from '../color-mode.ts'
import { messages } from '../messages.ts'

const choices = [
  ['light', Sun],
  ['dark', Moon],
  ['auto', Monitor],
] as const satisfies readonly (readonly [ThemeChoice, unknown])[]

/** Light, dark or automatic; `compact` shows the icons only. */
export function ThemeToggle({ compact = false }: { compact?: boolean }) {
  const [choice, setChoice] = useState(readTheme)
  const choose = (next: ThemeChoice) => {
    applyTheme(next)
    setChoice(next)
  }
  return (
    <Flex
      role="group"
      aria-label={messages.theme.label}
      display="inline-flex"
      bg="bg.muted"
      p="1"
      borderRadius="full"
      gap="1"
    >
      {choices.map(([value, Icon]) => (
        <chakra.button
          key={value}
          type="button"
          aria-pressed={choice === value}
          aria-label={compact ? messages.theme[value] : undefined}
          title={compact ? messages.theme[value] : undefined}
          onClick={() => choose(value)}
          display="inline-flex"
          alignItems="center"
          justifyContent="center"
          gap="2"
          minH="touch"
          minW="touch"
          px={compact ? '0' : '4'}
          borderRadius="full"
          cursor="pointer"
          textStyle="sm"
          fontWeight="semibold"
          color="ink.muted"
          _pressed={{ bg: { base: 'surface', _dark: 'brand.muted' }, color: 'brand.fg', boxShadow: 'sm' }}
        >
          <Icon size={20} aria-hidden />
          {!compact && messages.theme[value]}
        </chakra.button>
      ))}
    </Flex>
  )
}
