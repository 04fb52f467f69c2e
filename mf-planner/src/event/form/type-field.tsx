import { EVENT_TITLES, EVENT_TYPES, type EventType } from '@ariane/shared/catalogue'
import { CheckIcon, chakra, Flex, FormGroup } from '@ariane/shared/ui'
import { useId } from 'react'
import { messages as text } from './messages.ts'

type Props = { type: EventType; onChange: (part: { type: EventType }) => void }

/** What kind of event it is, chosen with one tap. */
export function TypeField({ type, onChange }: Props) {
  const name = useId()
  return (
    <FormGroup legend={text.type}>
      <Flex gap="2" wrap="wrap">
        {EVENT_TYPES.map(one => (
          <chakra.label
            key={one}
            pos="relative"
            display="inline-flex"
            alignItems="center"
            gap="2"
            minH="touch"
            px="4"
            borderRadius="full"
            borderWidth="1.5px"
            borderColor="border.strong"
            bg="surface"
            fontWeight="semibold"
            cursor="pointer"
            _hover={{ borderColor: 'brand.fg' }}
            css={{
              '&:has(:checked)': { bg: 'brand.subtle', color: 'brand.fg', borderColor: 'brand.fg' },
              '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'brand.fg', outlineOffset: '2px' },
            }}
          >
            <chakra.input
              type="radio"
              name={name}
              value={one}
              checked={one === type}
              onChange={() => onChange({ type: one })}
              pos="absolute"
              inset="0"
              opacity="0"
              cursor="pointer"
            />
            {one === type && <CheckIcon size={16} aria-hidden />}
            {EVENT_TITLES[one]}
          </chakra.label>
        ))}
      </Flex>
    </FormGroup>
  )
}
