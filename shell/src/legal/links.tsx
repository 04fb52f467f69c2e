import { Box, Flex, Link } from '@ariane/shared/ui'
import type { LegalAddress } from './addresses.ts'
import { titles } from './titles.ts'

/** Plain links, because these pages are read without a session and without a router. */
export function LegalLinks({ label }: { label: string }) {
  return (
    <nav aria-label={label}>
      <Flex as="ul" listStyleType="none" gap={{ base: '1', md: '5' }} wrap="wrap">
        {(Object.keys(titles) as LegalAddress[]).map(address => (
          <Box as="li" key={address}>
            <Link
              href={address}
              color="ink.muted"
              textDecoration="underline"
              minH="touch"
              px="2"
              display="inline-flex"
              alignItems="center"
            >
              {titles[address]}
            </Link>
          </Box>
        ))}
      </Flex>
    </nav>
  )
}
