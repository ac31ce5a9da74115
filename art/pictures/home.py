"""The first picture of the site: a 1930s house with red pantiles in low evening sun, sky to the left."""

from scenes.house_1930s import house_1930s
from studio.render import Grade, Haze, camera, render
from studio.surroundings import sky, sun

house_1930s()
sky(13, -8, strength=0.14, clouds=0.6, seed=5.1)
sun(-8, 19, 5.4, (1, 0.78, 0.55))
camera((9.3, -10.2, 7.7), (1.75, -1.35, 7.95), lens=42, fstop=2.8, focus=(2.4, -2.2, 6.8))
render(Grade(exposure=0.42, warmth=0.015), Haze(start=22, depth=80))
