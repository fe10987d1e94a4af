"""Makes the small films of this folder with PyAV 18.1: four fields of one colour each, two seconds, 96 by 64 pixels.

python3 -m pip install av==18.1.0 numpy && python3 make.py
The index of the turned film says that it is shown a quarter turn clockwise, as phones write it.
"""
import struct
from fractions import Fraction

import av
import numpy

FIELDS = ((200, 60, 40), (40, 160, 70), (50, 80, 190), (220, 200, 60))
WIDTH, HEIGHT, RATE, SECONDS = 96, 64, 25, 2


def picture():
    shown = numpy.zeros((HEIGHT, WIDTH, 3), numpy.uint8)
    half_h, half_w = HEIGHT // 2, WIDTH // 2
    for at, colour in enumerate(FIELDS):
        y, x = at // 2 * half_h, at % 2 * half_w
        shown[y : y + half_h, x : x + half_w] = colour
    return shown


def film(name, codec, options, sound):
    with av.open(name, "w") as container:
        video = container.add_stream(codec, rate=RATE, options=options)
        video.width, video.height, video.pix_fmt = WIDTH, HEIGHT, "yuv420p10le"
        video.codec_context.color_range = 1
        video.codec_context.colorspace = 6
        video.codec_context.color_primaries = 1
        video.codec_context.color_trc = 1
        audio = container.add_stream(sound, rate=48000, layout="mono")
        for number in range(RATE * SECONDS):
            frame = av.VideoFrame.from_ndarray(picture(), format="rgb24")
            frame.pts, frame.time_base = number, Fraction(1, RATE)
            container.mux(video.encode(frame))
        container.mux(video.encode())
        tone = numpy.sin(numpy.arange(48000 * SECONDS) * 2 * numpy.pi * 440 / 48000).astype(numpy.float32) * 0.2
        for start in range(0, len(tone), 960):
            part = av.AudioFrame.from_ndarray(tone[None, start : start + 960], format="fltp", layout="mono")
            part.sample_rate, part.pts, part.time_base = 48000, start, Fraction(1, 48000)
            container.mux(audio.encode(part))
        container.mux(audio.encode())


def turn(name):
    """Writes the matrix of a quarter turn into the header of the first track."""
    data = bytearray(open(name, "rb").read())
    matrix = data.index(b"tkhd") + 4 + 4 + 20 + 16
    data[matrix : matrix + 36] = struct.pack(">9i", 0, 65536, 0, -65536, 0, 0, HEIGHT << 16, 0, 1 << 30)
    open(name, "wb").write(data)


film("h264-10-bit.mp4", "libx264", {"crf": "12", "profile": "high10"}, "aac")
film("h264-10-bit-turned.mov", "libx264", {"crf": "12", "profile": "high10"}, "aac")
turn("h264-10-bit-turned.mov")
film("av1-10-bit.mp4", "libsvtav1", {"crf": "10"}, "aac")
