import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'

export type PageHeaderProps = {
  title: ReactNode
  subtitle?: ReactNode
  /** Buttons, at the end of the line. */
  actions?: ReactNode
  back?: { label: string; onClick: () => void } | undefined
}

/** The top of a screen: its only h1, one sentence below, actions on the right. */
export function PageHeader({ title, subtitle, actions, back }: PageHeaderProps) {
  return (
    <Box as="header" mb={{ base: '5', md: '8' }}>
      {back && (
        <Button variant="ghost" size="sm" ms="-3" mb="2" onClick={back.onClick}>
          <ArrowLeft aria-hidden />
          {back.label}
        </Button>
      )}
      <Flex align="center" justify="space-between" gap="4" wrap="wrap">
        <Box flex="1 1 16rem" minW="0">
          <Heading as="h1" size={{ base: '2xl', md: '3xl' }}>
            {title}
          </Heading>
          {subtitle && (
            <Text color="ink.muted" mt="1.5">
              {subtitle}
            </Text>
          )}
        </Box>
        {actions && (
          <Flex gap="3" align="center" wrap="wrap">
            {actions}
          </Flex>
        )}
      </Flex>
    </Box>
  )
}
