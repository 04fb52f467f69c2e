import { Box, Link } from '@chakra-ui/react'
import { messages } from '../messages.ts'

/** 119, 3114 and 3018 with their purpose, as links that a phone calls. */
export function HelpNumbers() {
  return (
    <Box as="ul" listStyleType="none" mt="2">
      {messages.kind.numbers.map(({ number, what }) => (
        <Box as="li" key={number} py="1">
          <Link href={`tel:${number}`} fontWeight="semibold">
            {what}
          </Link>
        </Box>
      ))}
    </Box>
  )
}
