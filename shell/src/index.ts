// Development only: kits that are not eager need an asynchronous boundary. Production starts at bootstrap.tsx.
void import('./bootstrap.tsx')
