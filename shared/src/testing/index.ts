export { runStandalone } from './standalone.tsx'
