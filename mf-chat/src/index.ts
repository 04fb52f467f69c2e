void import('./standalone.tsx')
