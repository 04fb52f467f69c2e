import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'

export type PageHeaderProps = {
  title: ReactNode
  subtitle?: ReactNode
  /** Buttons, at the end of the line. */
  actions?: ReactNode
  /** One small button beside the title, at every width. */
  corner?: ReactNode
  back?: { label: string; onClick: () => void } | undefined
}

/** The top of a screen: its only h1, one sentence below, actions on the right. */
export function PageHeader({ title, subtitle, actions, corner, back }: PageHeaderProps) {
  return (
    <Box as="header" mb={{ base: '5', md: '8' }}>
      {back && (
        <Button variant="ghost" size="sm" ms="-3" mb="2" onClick={back.onClick}>
          <ArrowLeft aria-hidden />
          {back.label}
        </Button>
      )}
      <Flex align="center" justify="space-between" gap="4" wrap="wrap">
        <Box flex={corner ? '1 1 10rem' : '1 1 16rem'} minW="0">
          <Heading as="h1" size={{ base: '2xl', md: '3xl' }}>
            {title}
          </Heading>
          {subtitle && (
            <Text color="ink.muted" mt="1.5">
              {subtitle}
            </Text>
          )}
        </Box>
        {corner}
        {actions && (
          <Flex
            gap={{ base: '2', md: '3' }}
            align="center"
            wrap="wrap"
            w={corner ? { base: 'full', md: 'auto' } : undefined}
          >
            {actions}
          </Flex>
        )}
      </Flex>
    </Box>
  )
}
