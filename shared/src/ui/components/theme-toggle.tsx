import { chakra, Flex } from '@chakra-ui/react'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { applyTheme, readTheme, type ThemeChoice, watchTheme } from '../color-mode.ts'
import { messages } from '../messages.ts'

const choices = [
  ['light', Sun],
  ['dark', Moon],
  ['auto', Monitor],
] as const satisfies readonly (readonly [ThemeChoice, unknown])[]

type Props = { compact?: boolean; value?: ThemeChoice; onChange?: (choice: ThemeChoice) => void }

/** Light, dark or automatic; `compact` shows the icons only. With `onChange`, the caller applies the choice. */
export function ThemeToggle({ compact = false, value: given, onChange }: Props) {
  // A page that was drawn before anybody opened it knows of no choice.
  const own = useSyncExternalStore<ThemeChoice>(watchTheme, readTheme, () => 'auto')
  const choice = given ?? own
  const choose = onChange ?? applyTheme
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
