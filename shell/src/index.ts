// In development only: lazy shared libraries need an asynchronous boundary. Production starts at bootstrap.tsx.
void import('./bootstrap.tsx')
