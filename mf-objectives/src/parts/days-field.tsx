import { WEEKDAYS } from '@ariane/shared/catalogue'
import { AlertIcon, Box, chakra, Flex } from '@ariane/shared/ui'
import { useId } from 'react'
import { messages } from './messages.ts'
import { toggleDay } from './task.ts'

const Day = chakra('button')

type Props = {
  value: readonly number[]
  label?: string
  error?: string | undefined
  onChange: (days: number[]) => void
}

/** Days of the week as seven letters to switch on and off; each says its full name. Numbered from Monday, 1. */
export function DaysField({ value, label = messages.days, error, onChange }: Props) {
  const id = useId()
  return (
    <Box as="fieldset" minW="0" aria-describedby={error ? id : undefined}>
      <Box as="legend" textStyle="label" mb="1.5">
        {label}
      </Box>
      <Flex gap={{ base: '1', sm: '2' }} wrap="wrap">
        {WEEKDAYS.map((name, i) => {
          const chosen = value.includes(i + 1)
          return (
            <Day
              key={name}
              type="button"
              title={name}
              aria-label={name}
              aria-pressed={chosen}
              aria-describedby={error ? id : undefined}
              data-invalid={error && i === 0 ? true : undefined}
              boxSize="11"
              borderRadius="full"
              borderWidth="1.5px"
              borderColor={chosen ? 'brand.solid' : 'border.strong'}
              bg={chosen ? 'brand.solid' : 'surface'}
              color={chosen ? 'brand.contrast' : 'ink'}
              fontWeight={chosen ? 'bold' : 'normal'}
              cursor="pointer"
              _hover={{ borderColor: 'brand.fg' }}
              onClick={() => onChange(toggleDay(value, i + 1))}
            >
              {name[0]}
            </Day>
          )
        })}
      </Flex>
      <Box id={id} aria-live="polite">
        {error && (
          <Flex gap="1.5" mt="1.5" color="danger.fg" fontWeight="medium" textStyle="sm">
            <Box pt="0.5" flexShrink="0">
              <AlertIcon size={16} aria-hidden />
            </Box>
            {error}
          </Flex>
        )}
      </Box>
    </Box>
  )
}
