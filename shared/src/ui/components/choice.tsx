import { Box, chakra, Flex, type HTMLChakraProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'

// Native inputs: the browser provides the keyboard, the form value and the screen reader without any script.
const mark = {
  boxSize: '5.5',
  flexShrink: '0',
  accentColor: 'var(--choice-color)',
  '--choice-color': 'colors.colorPalette.fg',
  cursor: 'inherit',
  mt: '0.5',
} as const
const row = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '3',
  minH: 'touch',
  py: '2',
  cursor: 'pointer',
  _disabled: { opacity: '0.6', cursor: 'not-allowed' },
} as const

type ChoiceProps = Omit<HTMLChakraProps<'input'>, 'onChange' | 'checked' | 'type' | 'children'> & {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
  /** A second line in a softer colour. */
  hint?: ReactNode
}

function Words({ children, hint }: { children: ReactNode; hint?: ReactNode }) {
  return (
    <Box as="span" display="block" minW="0">
      <Box as="span" display="block" fontWeight="medium">
        {children}
      </Box>
      {hint && (
        <Box as="span" display="block" color="ink.muted" textStyle="sm">
          {hint}
        </Box>
      )}
    </Box>
  )
}

/** A checkbox with its label. */
export function Checkbox({ checked, onChange, children, hint, ...rest }: ChoiceProps) {
  return (
    <chakra.label {...row} data-disabled={rest.disabled || undefined}>
      <chakra.input
        type="checkbox"
        {...mark}
        {...rest}
        checked={checked}
        onChange={event => onChange(event.target.checked)}
      />
      <Words hint={hint}>{children}</Words>
    </chakra.label>
  )
}

/** A switch with its label. */
export function Switch({ checked, onChange, children, hint, ...rest }: ChoiceProps) {
  return (
    <chakra.label {...row} data-disabled={rest.disabled || undefined}>
      <chakra.input
        type="checkbox"
        role="switch"
        appearance="none"
        pos="relative"
        flexShrink="0"
        w="12"
        h="7"
        borderRadius="full"
        borderWidth="2px"
        borderColor="border.strong"
        bg="bg.muted"
        cursor="inherit"
        transition="background"
        _before={{
          content: '""',
          pos: 'absolute',
          top: '3px',
          left: '3px',
          boxSize: '18px',
          borderRadius: 'full',
          bg: 'border.strong',
          transition: 'transform',
        }}
        _checked={{
          bg: 'colorPalette.solid',
          borderColor: 'colorPalette.solid',
          _before: { transform: 'translateX(20px)', bg: 'colorPalette.contrast' },
        }}
        {...rest}
        checked={checked}
        onChange={event => onChange(event.target.checked)}
      />
      <Words hint={hint}>{children}</Words>
    </chakra.label>
  )
}

export type RadioGroupProps<Value extends string> = {
  label: ReactNode
  name: string
  options: readonly { value: Value; label: ReactNode; hint?: ReactNode; disabled?: boolean }[]
  value: Value | undefined
  onChange: (value: Value) => void
}

/** A choice among a few options, as cards. */
export function RadioGroup<Value extends string>({ label, name, options, value, onChange }: RadioGroupProps<Value>) {
  return (
    <chakra.fieldset>
      <chakra.legend textStyle="label" mb="2">
        {label}
      </chakra.legend>
      <Flex gap="3" wrap="wrap">
        {options.map(option => (
          <chakra.label
            key={option.value}
            {...row}
            flex="1 1 11rem"
            px="4"
            borderRadius="l2"
            borderWidth="1.5px"
            borderColor="border.strong"
            bg="surface"
            _hover={{ borderColor: 'colorPalette.fg' }}
            css={{ '&:has(:checked)': { bg: 'colorPalette.subtle', borderColor: 'colorPalette.fg' } }}
            data-disabled={option.disabled || undefined}
          >
            <chakra.input
              type="radio"
              {...mark}
              name={name}
              value={option.value}
              disabled={option.disabled}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <Words hint={option.hint}>{option.label}</Words>
          </chakra.label>
        ))}
      </Flex>
    </chakra.fieldset>
  )
}
